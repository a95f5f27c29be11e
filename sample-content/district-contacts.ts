import { DISTRICT_NAMES, type DistrictName } from "../shared/districts.ts";

/** A district's telephone numbers in the sample. */
export interface SampleDistrictContact {
  district: DistrictName;
  contacts: string[];
}

const sampleNumber = (n: number): string => String(9_000_000_000 + n);

/** Two numbers for each district, 9000000001 to 9000000028, created from Thiruvananthapuram northwards. */
export const SAMPLE_DISTRICT_CONTACTS: readonly SampleDistrictContact[] = DISTRICT_NAMES.map((district, place) => ({
  district,
  contacts: [sampleNumber(2 * place + 1), sampleNumber(2 * place + 2)],
}));
