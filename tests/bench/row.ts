/** One line of the table: what was measured, against its target. */
export interface Row {
  readonly measure: string;
  readonly measured: number;
  readonly unit: string;
  readonly target: string;
  readonly met: boolean;
  /** By how much the target was missed, in the unit of the measure; 0 where it was met. */
  readonly missedBy: number;
}

/** A row whose figure must not be less than its target. */
export const atLeast = (measure: string, measured: number, target: number, unit: string): Row =>
  judge(measure, measured, unit, `≥ ${target}`, target - measured);

/** A row whose figure must not be more than its target. */
export const atMost = (measure: string, measured: number, target: number, unit: string): Row =>
  judge(measure, measured, unit, `≤ ${target}`, measured - target);

/** A row without a target. */
export const forTheRecord = (measure: string, measured: number, unit: string): Row =>
  judge(measure, measured, unit, '', 0);

function judge(
  measure: string,
  measured: number,
  unit: string,
  target: string,
  short: number,
): Row {
  return { measure, measured, unit, target, met: short <= 0, missedBy: Math.max(short, 0) };
}
