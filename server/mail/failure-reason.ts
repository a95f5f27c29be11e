/** Why an email was not sent, without email addresses. */
export function getReason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? `${error.code}: ` : "";
  const { response } = { ...(error.cause as { response?: unknown } | undefined) };
  const answered = typeof response === "string" ? ` It answered: ${response}` : "";
  return `${code}${error.message}${answered}`
    .slice(0, 1000)
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, "(address)")
    .slice(0, 300);
}
