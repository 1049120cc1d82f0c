import { Avatar } from '../../kit/people/Avatar.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Arrival } from '../../kit/stage/Arrival.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What each lender replies, and how its rate came about. */
const replies = [
  ['Lender A', '11.6%', 'M0 14l20-8 20 6 20-8 20 4'],
  ['Lender B', '11.2%', 'M0 4l20 6 20-4 20 6 20 0'],
  ['Lender C', '10.9%', 'M0 2l20 4 20-2 20 8 20 6'],
] as const;

/** Those who keep the record of what was agreed on. */
const keepers = [
  { x: 24, title: 'Lender’s copy' },
  { x: 272, title: 'Borrower’s copy' },
] as const;

/** The aim with the numbers of the words that explain it: a borrower, lenders, their open table and the shared record. */
export function AboutAim() {
  return (
    <Scene width={520} height={464} ground="dusk" grows="around">
      <Panel x={24} y={24} width={224} height={120}>
        <Glyph name="store" x={18} y={17} size={24} tone="marigold-ink" />
        <Label x={52} y={36} size={19} weight={700}>
          Borrower
        </Label>
        <Label x={18} y={74} size={21} weight={800}>
          ₹2 crore
        </Label>
        <Label x={18} y={101} size={17} tone="muted">
          6 months
        </Label>
        <path
          d="M132 102V90M149 102V82M166 102V86M183 102V72M200 102V60"
          className="stroke-green"
          strokeWidth={9}
          strokeLinecap="butt"
        />
        <Mark x={196} y={28} of={4} />
      </Panel>
      <Panel x={272} y={24} width={224} height={120}>
        <Glyph name="bank" x={18} y={17} size={24} tone="brand" />
        <Label x={52} y={36} size={19} weight={700}>
          Lenders
        </Label>
        {['A', 'B', 'C'].map((initials, index) => (
          <Avatar key={initials} x={46 + index * 66} y={82} size={48} initials={initials} />
        ))}
      </Panel>
      <Way x={136} y={144} />
      <Way x={384} y={144} />
      <Panel x={24} y={176} width={472} height={172}>
        <Mark x={32} y={27} of={3} />
        <Label x={56} y={33} size={19} weight={700}>
          Open table
        </Label>
        <Mark x={386} y={27} of={2} />
        <Label x={452} y={33} size={19} weight={700} anchor="end">
          Rate
        </Label>
        <path d="M1 51.500H471" className="stroke-line" />
        <Arrival>
          <rect x={8} y={130} width={456} height={36} rx={8} className="green-soft" />
        </Arrival>
        {replies.map(([lender, rate, course], row) => {
          const tone = row === 2 ? 'green' : 'brand';
          return (
            <g key={lender} transform={`translate(0 ${56 + row * 37})`}>
              <Label x={20} y={25} size={18} weight={row === 2 ? 700 : 500}>
                {lender}
              </Label>
              <g transform="translate(236 9)">
                <path d={course} className={`stroke-${tone}`} strokeWidth={2.5} />
              </g>
              <Label
                x={452}
                y={26}
                size={20}
                weight={700}
                tone={row === 2 ? 'green-ink' : 'ink'}
                anchor="end"
              >
                {rate}
              </Label>
            </g>
          );
        })}
      </Panel>
      <Way x={136} y={348} />
      <Way x={384} y={348} />
      <path d="M248 410H272" className="stroke-green" strokeWidth={4} />
      {keepers.map(({ x, title }) => (
        <Panel key={title} x={x} y={380} width={224} height={60}>
          <Label x={18} y={26} size={17} tone="muted">
            {title}
          </Label>
          <Label x={18} y={49} size={18} weight={700}>
            No. 1043
          </Label>
          <Mark x={196} y={30} of={1} />
        </Panel>
      ))}
    </Scene>
  );
}

/** The number of a word, as it stands before the words beside. */
const Mark = ({ of, ...place }: Place & { readonly of: 1 | 2 | 3 | 4 }) => (
  <At {...place}>
    <circle r={14} className="brand" />
    <Label x={0} y={6} size={17} weight={800} tone="on-brand" anchor="middle">
      {String(of)}
    </Label>
  </At>
);

/** Down from one panel to the next. */
const Way = (place: Place) => (
  <At {...place}>
    <path d="M0 8V25M-7 18L0 25L7 18" className="stroke-marigold" strokeWidth={3} />
  </At>
);
