import { Portrait } from '../people/Portrait.tsx';
import { Label } from '../shapes/Label.tsx';
import { Row } from '../shapes/Row.tsx';
import { At, type Place } from '../stage/At.tsx';
import { sellers } from './sellers.ts';
import { teamSales } from './teamSales.ts';

interface TeamStatementProps {
  readonly width: number;
  /** How many sellers are listed, the first of them opened; the others are counted below them. */
  readonly shown: number;
}

const pitch = 66;

/* How much lower the sellers below the opened one stand. */
const opened = 116;

const top = (index: number): number => 156 + index * pitch + (index > 0 ? opened : 0);

/** What a seller reads on her phone: whose sales her commission comes from, the first of them down to its order; under a head of 148. */
export const TeamStatement = ({ width, shown }: TeamStatementProps) => (
  <>
    <Label x={22} y={84} size={17} tone="on-brand">
      On your team’s sales
    </Label>
    <Label x={22} y={124} size={34} weight={800} tone="on-brand">
      ₹9,250
    </Label>
    {teamSales.slice(0, shown).map(([name, sale, share], index) => (
      <g key={name} transform={`translate(22 ${top(index)})`}>
        {index > 0 && <path d={`M0 .500H${width - 44}`} className="stroke-line" />}
        <Portrait x={26} y={33} size={52} {...sellers[name]} />
        <Row
          x={66}
          y={11}
          width={width - 110}
          size={18}
          title={name}
          note={index > 0 ? sale : '1 order'}
          amount={share}
        />
      </g>
    ))}
    <OrderLine x={16} y={156 + pitch} width={width - 32} />
    <g transform={`translate(0 ${top(shown)})`}>
      <path d={`M22 .500H${width - 22}`} className="stroke-line" />
      {/* The list goes on: it darkens towards the edge that cuts it. */}
      <rect y={-34} width={width} height={34} transform="scale(1 -1)" fill="url(#fade)" />
      <Label x={width / 2} y={23} size={16} weight={600} tone="muted" anchor="middle">
        {`+${teamSales.length - shown} sellers`}
      </Label>
    </g>
  </>
);

/* What the first seller sold, for how much, and the commission on it. */
const OrderLine = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <rect width={width} height={102} rx={12} className="brand-soft" />
    <Label x={14} y={29} size={17} weight={600}>
      Water filters
    </Label>
    <Label x={width - 14} y={29} size={17} weight={700} anchor="end">
      ₹64,500
    </Label>
    <Label x={14} y={51} size={15} tone="muted">
      10 × ₹6,450
    </Label>
    <path d={`M14 64.500H${width - 14}`} className="stroke-faint" />
    <Label x={14} y={89} size={17} weight={600} tone="brand-ink">
      Commission, 5%
    </Label>
    <Label x={width - 14} y={89} size={17} weight={800} tone="brand-ink" anchor="end">
      ₹3,225
    </Label>
  </At>
);
