import { fill } from "../../../domain/filled.ts";
import { PRIVACY_NOTICE_WORDS } from "../../../domain/privacy-notice.ts";
import { plainDay } from "../indian-time.ts";

export const ShownNotice = ({ version }: { version: string | null }) =>
  version && <p>{fill(PRIVACY_NOTICE_WORDS.shown, { day: plainDay(version) })}</p>;
