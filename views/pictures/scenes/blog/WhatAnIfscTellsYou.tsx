import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** The code in its three groups: its word, where it begins and where it ends. */
const groups = [
  ['Bank', 16, 225],
  ['Zero', 234, 280],
  ['Branch', 288, 608],
] as const;

/** A cheque leaf, and the code printed on it enlarged into its three groups. */
export function WhatAnIfscTellsYou() {
  return (
    <Cover ground="mint" motif={<BankCode />}>
      <Panel x={72} y={36} width={496} height={220} radius={12} tone="paper">
        <Glyph name="bank" x={26} y={24} size={50} tone="brand" bold />
        <rect x={252} y={24} width={220} height={52} rx={10} className="brand-soft" />
        <path d="M278 50H446" className="stroke-brand" strokeWidth={10} strokeDasharray="14 20" />
        <path d="M28 104H214" className="stroke-line" strokeWidth={14} />
      </Panel>
      <path d="M324 112L52 164H588L544 112z" className="brand" opacity={0.22} />
      <Panel x={36} y={162} scale={0.91} width={624} height={180} radius={20}>
        {[...'ABCD0123456'].map((character, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the characters never change
          <g key={index} transform={`translate(${14 + index * 54.4} 20)`}>
            <rect width={50} height={78} rx={10} className={index === 4 ? 'brand' : 'surface-2'} />
            <Label
              x={25}
              y={53}
              size={38}
              weight={800}
              tone={index === 4 ? 'on-brand' : 'ink'}
              anchor="middle"
            >
              {character}
            </Label>
          </g>
        ))}
        {groups.map(([word, from, to]) => (
          <g key={word}>
            <path d={`M${from} 108v10H${to}v-10`} className="stroke-brand" strokeWidth={3.5} />
            <Label x={(from + to) / 2} y={156} size={33} weight={700} anchor="middle">
              {word}
            </Label>
          </g>
        ))}
      </Panel>
    </Cover>
  );
}

/* For small cards: a bank and the name of its code. */
const BankCode = () => (
  <Panel x={24} y={20} width={128} height={136}>
    <Glyph name="bank" x={28} y={12} size={72} tone="green" bold />
    <rect x={14} y={90} width={100} height={34} rx={8} className="green-soft" />
    <Label x={64} y={116} size={25} weight={800} anchor="middle" tone="green-ink">
      IFSC
    </Label>
  </Panel>
);
