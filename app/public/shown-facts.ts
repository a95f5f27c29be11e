/** Where WhatsApp opens the chat with a number: ten digits are Indian ones and get their country code. */
export const chatWith = (digits: string): string => `https://wa.me/${digits.replace(/^0?(\d{10})$/, "91$1")}`;
