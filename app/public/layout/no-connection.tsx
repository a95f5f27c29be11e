import { CONNECTION_WORDS } from "../../../domain/connection.ts";
import { NO_CONNECTION } from "../../arrive-later.ts";
import { Icon } from "../../ui/icon.tsx";

/** Shown when a press leads nowhere for want of a connection: by a script of the page itself, with React or without. */
export const NoConnection = () => (
  <p className="offline" id={NO_CONNECTION} role="alert" hidden>
    <Icon name="warning" />
    <span>
      <b>{CONNECTION_WORDS.none}</b> {CONNECTION_WORDS.stays}
    </span>
  </p>
);
