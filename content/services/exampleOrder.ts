import { rules } from '../rules.ts';

/** The order of the software page: what is ordered, its price for each in rupees, and its GST in percent. */
const lines = [
  { item: 'Carton 12 × 9', quantity: 400, price: 18, gstPercent: Number(rules.gstOnCartons.value) },
  { item: 'Tape 48 mm', quantity: 60, price: 35, gstPercent: Number(rules.gst.value) },
] as const;

const amounts = lines.map(({ quantity, price }) => quantity * price);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const gst = sum(lines.map(({ gstPercent }, index) => ((amounts[index] ?? 0) * gstPercent) / 100));

/** An order that the page and its pictures follow, and the rules that its GST takes; all amounts are in rupees. */
export const exampleOrder = {
  lines,
  amounts,
  gst,
  total: sum(amounts) + gst,
  rules: [rules.gstOnCartons, rules.gst],
} as const;
