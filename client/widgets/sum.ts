/** The code of the widget "sum", which only the pages with a sum to turn fetch. */
export { TurnableSum as widget } from '#views/widgets/TurnableSum.tsx';
