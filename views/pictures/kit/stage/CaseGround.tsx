import { bitSize, narrowBitSize } from './bitSize.ts';

/** On what everything stands, or behind what it begins, in the four small pictures of a row: it ends 18 below. */
export function CaseGround({ narrow }: { readonly narrow?: boolean }) {
  const { width, height } = narrow ? narrowBitSize : bitSize;
  /* It runs over the lower edge, so that no hairline of what is behind it shows there. */
  return <path d={`M0 ${height - 18}H${width}v22H0z`} className="brand-soft" />;
}
