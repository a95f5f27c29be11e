/** Sessions of which there is one: that of an owner, whose token this is. */
export const sessionsOf = (only: string) => ({
  find: async (token: string) =>
    token === only
      ? {
          admin: {
            id: 1,
            name: "A",
            email: "a@example.org",
            profile: null,
            role: "owner" as const,
            second_factor: "none" as const,
            must_set_up: false,
          },
          session: "s",
        }
      : null,
});
