import { At, type Place } from '../stage/At.tsx';

interface SmallChainProps extends Place {
  /** From one block to the next; a block is 36 wide, and 6 deep to the top and the right. */
  readonly pitch: number;
  readonly blocks: number;
}

/** A copy of a chain that is too small for words, 40 high: what counts is that it looks as the other copies do. */
export const SmallChain = ({ pitch, blocks, ...place }: SmallChainProps) => (
  <At {...place}>
    {Array.from({ length: blocks }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
      <g key={index} transform={`translate(${index * pitch} 0)`}>
        <path d="M1 8L7 2H40q3 0 3 3V33L35 39z" className="deep" />
        <rect y={6} width={36} height={34} rx={6} className="surface" />
        <rect
          x={1}
          y={7}
          width={34}
          height={32}
          rx={5}
          className="stroke-brand-lift"
          strokeWidth={2}
        />
        <path d="M10 18H26M10 28H20" className="stroke-faint" strokeWidth={4} />
        {index > 0 && (
          <g className="stroke-marigold" strokeWidth={3}>
            <rect x={-20} y={18} width={13} height={10} rx={5} />
            <rect x={-9} y={18} width={13} height={10} rx={5} />
          </g>
        )}
      </g>
    ))}
  </At>
);
