/** The requests to a table other than choices, without the client's id. */

import type {
  AnswerEnd,
  AnswerUndo,
  Hint,
  Leave,
  LeaveGuide,
  OfferEnd,
  RemovePlayer,
  Resign,
  ReturnToSeat,
  SetChat,
  SetReady,
  SetSeat,
  StartMatch,
  SetStandingAnswer,
  SubstituteBot,
  RequestUndo,
} from "../protocol";

export type TableRequest =
  | Unnamed<RequestUndo>
  | Unnamed<AnswerUndo>
  | Unnamed<SubstituteBot>
  | Unnamed<ReturnToSeat>
  | Unnamed<LeaveGuide>
  | Unnamed<SetStandingAnswer>
  | Unnamed<Hint>
  | Unnamed<SetChat>
  | Unnamed<SetReady>
  | Unnamed<SetSeat>
  | Unnamed<StartMatch>
  | Unnamed<Resign>
  | Unnamed<OfferEnd>
  | Unnamed<AnswerEnd>
  | Unnamed<Leave>
  | Unnamed<RemovePlayer>;
type Unnamed<Message> = Omit<Message, "id">;
