import * as z from "zod/mini";
import {
  chartPoint,
  dashboardStats,
  pendingTestimonial,
  recentContact,
  today,
} from "../../../domain/dashboard.rules.ts";
import { type Call, call } from "../../http/call.ts";
import type { Dashboard } from "./dashboard.ts";

export const dashboardCalls = (dashboard: Dashboard): Call[] => [
  call({
    method: "GET",
    path: "/api/dashboard/stats",
    summary: "Count brochures, essential links, district contacts, contact submissions and testimonials",
    act: "see totals",
    answers: { 200: z.object({ stats: dashboardStats }) },
    handle: async () => ({ status: 200, body: { stats: await dashboard.stats() } }),
  }),
  call({
    method: "GET",
    path: "/api/dashboard/today",
    summary: "Say what is to be done today, as far as one's role may see it",
    act: "see totals",
    answers: { 200: z.object({ data: today }) },
    handle: async ({ by }) => ({ status: 200, body: { data: await dashboard.today(by) } }),
  }),
  call({
    method: "GET",
    path: "/api/dashboard/recent-contacts",
    summary: "List the five newest contact submissions",
    act: "see latest enquiries",
    answers: { 200: z.array(recentContact) },
    handle: async () => ({ status: 200, body: await dashboard.recentContacts() }),
  }),
  call({
    method: "GET",
    path: "/api/dashboard/pending-testimonials",
    summary: "List the five newest pending testimonials",
    act: "see testimonials that are not public",
    answers: { 200: z.array(pendingTestimonial) },
    handle: async () => ({ status: 200, body: await dashboard.pendingTestimonials() }),
  }),
  call({
    method: "GET",
    path: "/api/dashboard/contact-chart",
    summary: "Count contact submissions by month of Indian time, for the last twelve months",
    act: "see totals",
    answers: { 200: z.array(chartPoint) },
    handle: async () => ({ status: 200, body: await dashboard.contactChart() }),
  }),
];
