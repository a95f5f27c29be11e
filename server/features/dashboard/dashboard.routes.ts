import * as z from "zod/mini";
import {
  chartPoint,
  dashboardStats,
  pendingTestimonial,
  recentContact,
  today,
} from "../../../shared/dashboard/dashboard.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Dashboard } from "./dashboard.ts";

export const dashboardEndpoints = (dashboard: Dashboard) => [
  defineEndpoint("GET /api/dashboard/stats", {
    summary: "Count brochures, essential links, district contacts, contact submissions and testimonials",
    act: "see totals",
    wrap: z.object({ stats: dashboardStats }),
    handle: async () => ({ stats: await dashboard.stats() }),
  }),
  defineEndpoint("GET /api/dashboard/today", {
    summary: "List today's tasks, as far as the role may see them",
    act: "see totals",
    data: today,
    handle: ({ by }) => dashboard.today(by),
  }),
  defineEndpoint("GET /api/dashboard/recent-contacts", {
    summary: "List the five newest contact submissions",
    act: "see latest enquiries",
    wrap: z.array(recentContact),
    handle: () => dashboard.recentContacts(),
  }),
  defineEndpoint("GET /api/dashboard/pending-testimonials", {
    summary: "List the five newest pending testimonials",
    act: "see testimonials that are not public",
    wrap: z.array(pendingTestimonial),
    handle: () => dashboard.pendingTestimonials(),
  }),
  defineEndpoint("GET /api/dashboard/contact-chart", {
    summary: "Count contact submissions by month of Indian time, for the last twelve months",
    act: "see totals",
    wrap: z.array(chartPoint),
    handle: () => dashboard.contactChart(),
  }),
];
