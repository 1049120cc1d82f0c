import { At, type Place } from '../stage/At.tsx';
import { ChainLink } from './ChainLink.tsx';

interface SmallChainProps extends Place {
  /** From one block to the next; a block is 44 wide. */
  readonly pitch: number;
  readonly blocks: number;
}

/** A copy of a chain that is too small for words, 40 high: flat blocks, joined by links. */
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
      // biome-ignore lint/suspicious/noArrayIndexKey: the links never change
      <g key={index} transform={`translate(${22 + (index + 0.5) * pitch} 20) scale(0.56)`}>
        <ChainLink />
      </g>
    ))}
  </At>
);
