import product from "../../package.json" with { type: "json" };

export const VERSION: string = product.version;
