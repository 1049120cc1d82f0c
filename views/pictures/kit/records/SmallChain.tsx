import { At, type Place } from '../stage/At.tsx';

interface SmallChainProps extends Place {
  /** From one block to the next; a block is 44 wide. */
  readonly pitch: number;
  readonly blocks: number;
}

/** A copy of a chain that is too small for words, 40 high: flat blocks, and one stroke for each link. */
export const SmallChain = ({ pitch, blocks, ...place }: SmallChainProps) => (
  <At {...place}>
    {Array.from({ length: blocks }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change
      <g key={index} transform={`translate(${index * pitch} 0)`}>
        <rect width={44} height={40} rx={7} className="surface" />
        <path d="M12 14H32M12 26H24" className="stroke-faint" strokeWidth={4} />
      </g>
    ))}
    {Array.from({ length: blocks - 1 }, (_, index) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the links never change
        key={index}
        d={`M${index * pitch + 39} 20H${(index + 1) * pitch + 5}`}
        className="stroke-marigold"
        strokeWidth={6}
      />
    ))}
  </At>
);
