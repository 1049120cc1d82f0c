import { Glyph } from '../shapes/Glyph.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ChainedBlock } from './ChainedBlock.tsx';

/** The members of a ledger, of whom one has changed a block. */
export const chainCopies = [
  { name: 'Supplier', isFalse: false, hair: 'turban', clothes: 'green', skin: 'skin-deep' },
  { name: 'Transporter', isFalse: true, hair: 'short', clothes: 'brand-lift', skin: 'skin' },
  { name: 'Buyer', isFalse: false, hair: 'bun', clothes: 'brand', skin: 'skin' },
] as const;

const original = ['7c1e', 'd208', '5e0a'] as const;
const changed = ['7c1e', 'b3f9', 'a41c'] as const;

/** From one block to the next, and to the one behind the link that broke. */
const pitch = 136;
const broken = 152;

interface CopyProps extends Place {
  readonly isFalse: boolean;
}

/** The three blocks of one copy; a false one is broken before the block that was changed. */
export const MemberChain = ({ isFalse, ...place }: CopyProps) => (
  <At {...place}>
    {(isFalse ? changed : original).map((hash, index) => (
      <ChainedBlock
        key={hash}
        x={index * pitch + (isFalse && index > 0 ? broken - pitch : 0)}
        y={0}
        kind={isFalse && index > 0 ? 'changed' : 'plain'}
        {...(index > 0 && { link: isFalse && index === 1 ? 'broken' : 'whole' })}
      >
        {hash}
      </ChainedBlock>
    ))}
  </At>
);

/** Whether a copy is as the others are; x and y are the centre. */
export const CopyMark = ({ isFalse, size, ...place }: CopyProps & { readonly size: number }) =>
  isFalse ? (
    <At {...place}>
      <circle r={size / 2} className="red" />
      <Glyph name="x" x={-size / 3} y={-size / 3} size={(size * 2) / 3} tone="surface" bold />
    </At>
  ) : (
    <Tick {...place} size={size} />
  );
