import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole route table arrives with the manifest, which is loaded only when React is: no request a link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
