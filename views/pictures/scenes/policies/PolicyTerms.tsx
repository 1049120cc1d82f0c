import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Signature } from '../../kit/documents/Signature.tsx';
import { Label, textWidth } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* What both name: the site does not say what was agreed. */
const terms = [
  { name: 'Scope', said: '3 screens', agreed: '5 screens' },
  { name: 'Date', said: '24 Nov', agreed: '1 Dec' },
] as const;

const parties = [
  { who: 'You', x: 20, line: 39, hand: 'first' },
  { who: 'Us', x: 142, line: 28, hand: 'second' },
] as const;

/* What it says of a scope and a date is struck out. */
const Site = () => (
  <Panel x={20} y={40} width={224} height={160} tone="surface-2">
    <path d="M0 44V16A16 16 0 0116 0H208a16 16 0 0116 16V44z" className="line" />
    {[18, 31, 44].map((x) => (
      <circle key={x} cx={x} cy={22} r={4} className="faint" />
    ))}
    <Label x={60} y={28} size={18} weight={700}>
      This site
    </Label>
    {terms.map(({ name, said }, row) => (
      <g key={name} transform={`translate(18 ${80 + row * 44})`}>
        <Label x={0} y={6} size={17} weight={600} tone="muted">
          {name}
        </Label>
        <Label x={65} y={6} size={17} weight={600} tone="muted">
          {said}
        </Label>
        <path
          d={`M63 0H${67 + textWidth(said, 17)}`}
          className="stroke-red"
          strokeWidth={2.5}
          strokeLinecap="butt"
        />
      </g>
    ))}
  </Panel>
);

/* It says the same two things, as they were agreed, and that it has the last word. */
const Agreement = () => (
  <PaperDocument x={200} y={16} width={260} height={220}>
    <Label x={20} y={38} size={24} weight={800}>
      Your agreement
    </Label>
    {terms.map(({ name, agreed }, row) => (
      <g key={name} transform={`translate(20 ${66 + row * 33})`}>
        <Label x={0} y={7} size={20} weight={700}>
          {name}
        </Label>
        <Label x={80} y={7} size={20} weight={800}>
          {agreed}
        </Label>
        <Tick x={207} y={0} size={26} />
      </g>
    ))}
    {parties.map(({ who, x, line, hand }) => (
      <g key={who} transform={`translate(${x} 153)`}>
        <Label x={0} y={0} size={18} weight={600} tone="muted">
          {who}
        </Label>
        <Signature x={line + 2} y={-25} scale={0.58} hand={hand} />
        <path d={`M${line} 3h70`} className="stroke-faint" strokeWidth={2} />
      </g>
    ))}
    <path d="M0 182H260V212a8 8 0 01-8 8H8a8 8 0 01-8-8z" className="green" />
    <Label x={130} y={208} size={20} weight={700} tone="on-brand" anchor="middle">
      Prevails over the site
    </Label>
  </PaperDocument>
);

/** The agreement that both signed lies before this site, and what it says counts. */
export const PolicyTerms = () => (
  <Scene width={480} height={252} ground="brand">
    <Site />
    <Agreement />
  </Scene>
);
