import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // All routes in the manifest, which loads with hydration only.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
