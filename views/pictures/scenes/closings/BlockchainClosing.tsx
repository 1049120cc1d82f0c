import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const versions = [
  {
    who: 'Supplier',
    sent: '40',
    hair: 'turban',
    clothes: 'green',
    skin: 'skin-deep',
    x: 28,
    turn: -4,
  },
  { who: 'Buyer', sent: '38', hair: 'bun', clothes: 'brand', skin: 'skin', x: 232, turn: 4 },
] as const;

/** One dispute: two copies of a delivery note that do not agree. */
export function BlockchainClosing() {
  return (
    <Scene {...closingSize} radius={0} night="raised">
      <Rings x={440} y={0} size={340} />
      {versions.map(({ who, sent, x, turn, ...look }) => (
        <PaperDocument key={who} x={x} y={turn < 0 ? 44 : 30} turn={turn} width={184} height={280}>
          <Portrait x={44} y={50} size={56} {...look} />
          <Label x={20} y={108} size={20} weight={700}>
            {who}
          </Label>
          <Label x={20} y={132} size={17} tone="muted">
            Delivery note
          </Label>
          <path d="M20 150.500H164" className="stroke-line" />
          <Label x={20} y={226} size={68} weight={800} tone={turn < 0 ? 'ink' : 'red'}>
            {sent}
          </Label>
          <Label x={20} y={256} size={19} weight={600} tone="muted">
            cartons
          </Label>
        </PaperDocument>
      ))}
      <circle cx={220} cy={332} r={36} className="surface" />
      <circle cx={220} cy={332} r={31} className="marigold" />
      <Label x={220} y={349} size={47} weight={800} tone="deep" anchor="middle">
        ?
      </Label>
    </Scene>
  );
}
