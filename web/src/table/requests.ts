/** What may be asked of a table besides a choice, but for the client's id. */

import type {
  AnswerEnd,
  Consent,
  Hint,
  Leave,
  LeaveGuide,
  OfferEnd,
  Remove,
  Resign,
  Return,
  StandIn,
  TakeBack,
} from "../protocol";

export type TableRequest =
  | Unnamed<TakeBack>
  | Unnamed<Consent>
  | Unnamed<StandIn>
  | Unnamed<Return>
  | Unnamed<LeaveGuide>
  | Unnamed<Hint>
  | Unnamed<Resign>
  | Unnamed<OfferEnd>
  | Unnamed<AnswerEnd>
  | Unnamed<Leave>
  | Unnamed<Remove>;
type Unnamed<Message> = Omit<Message, "id">;
