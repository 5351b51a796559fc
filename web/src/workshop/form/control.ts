/** What a control knows about its field. */
export interface Control {
  id: string;
  /** The ids of the field's help and faults. */
  described: string | undefined;
  invalid: boolean;
}
