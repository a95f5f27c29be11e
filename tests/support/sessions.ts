import type { CurrentUser } from "../../server/actions/run-action.ts";

const OWNER: CurrentUser = {
  id: 1,
  name: "A",
  email: "a@example.org",
  profile: null,
  role: "owner",
  second_factor: "none",
  must_set_up: false,
  language: "en",
  session: "s",
};

export const createSessionClient = (only: string) => ({
  find: async (token: string) => (token === only ? OWNER : null),
});
