/** Phone numbers: digits only where they are kept, in groups of 3-3-rest where they are shown. */

export function digitsOf(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '');
}

/** `3125550142` prints as `312-555-0142`; empty for nothing. */
export function formatPhone(phone: string | null): string {
  const digits = digitsOf(phone);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}
