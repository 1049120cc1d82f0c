import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { PaperDocument } from '../../kit/PaperDocument.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Signature } from '../../kit/Signature.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Tick } from '../../kit/Tick.tsx';

const blocks = [0, 1, 2] as const;

/** The rules that are signed, and the blocks in which they are tried out. */
export function BlockchainRules() {
  return (
    <Scene width={560} height={184} ground="mint" grows="around">
      <Rings x={560} y={0} size={340} tone="green-soft" />
      <PaperDocument x={28} y={20} width={216} height={144}>
        <Label x={24} y={42} size={22} weight={800}>
          Rules
        </Label>
        <Skeleton x={24} y={60} widths={[164, 132]} step={16} height={7} />
        <Signature x={28} y={92} scale={0.9} />
        <path d="M24 128.500H136" className="stroke-faint" strokeWidth={1.5} />
        <Tick x={176} y={114} size={32} />
      </PaperDocument>
      <path d="M320 78H500" className="stroke-green" strokeWidth={3} strokeDasharray="1 8" />
      {blocks.map((block) => (
        <g key={block} transform={`translate(${280 + block * 88} 42)`}>
          <rect width={72} height={72} rx={16} className={block < 2 ? 'surface' : 'green'} />
          <rect x={0.5} y={0.5} width={71} height={71} rx={15.5} className="stroke-line" />
          <Glyph
            name={block < 2 ? 'block' : 'check'}
            x={18}
            y={18}
            size={36}
            tone={block < 2 ? 'brand' : 'surface'}
          />
        </g>
      ))}
      <Label x={404} y={150} size={20} weight={700} anchor="middle">
        Test network
      </Label>
    </Scene>
  );
}
