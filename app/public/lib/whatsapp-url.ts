/** Ten-digit numbers get the country code. */
export const whatsappUrl = (digits: string): string => `https://wa.me/${digits.replace(/^0?(\d{10})$/, "91$1")}`;
