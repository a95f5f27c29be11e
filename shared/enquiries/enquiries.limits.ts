/** The message is bounded by the body size only. */
export const ENQUIRY_LIMITS = { "name-too-long": 30, "email-too-long": 30 } as const;
export const MAX_BULK_DELETE = 1000;

export const SCHOOL_LIMITS = { "school-too-long": 100 } as const;
export const VOLUNTEER_LIMITS = { "name-too-long": 30, "email-too-long": 254 } as const;
export const VOLUNTEER_TASKS = ["registration", "water", "route", "first-aid", "translation", "other"] as const;
export type VolunteerTask = (typeof VOLUNTEER_TASKS)[number];

export const SCHOOL_CLASSES = ["1-4", "5-7", "8-10", "11-12", "all"] as const;
export type SchoolClasses = (typeof SCHOOL_CLASSES)[number];
