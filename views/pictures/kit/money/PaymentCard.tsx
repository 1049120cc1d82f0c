import { useId } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PaymentCardProps extends Place {
  readonly tone?: 'sheen' | 'night';
  readonly title?: string;
  readonly name: string;
  readonly digits?: string;
  readonly expiry?: string;
  /** Only the last digits are printed, where something lies over the others. */
  readonly covered?: boolean;
}

const width = 304;
const height = 192;

/** A bank or prepaid card, 304 × 192. */
export function PaymentCard({
  tone = 'sheen',
  title = 'Prepaid',
  name,
  digits = '4821',
  expiry = '11/29',
  covered,
  ...place
}: PaymentCardProps) {
  /* A picture may show several. */
  const face = useId();
  return (
    <At {...place}>
      <Shadow width={width} height={height} />
      <clipPath id={face}>
        <rect width={width} height={height} rx={16} />
      </clipPath>
      <g clipPath={`url(#${face})`}>
        <rect width={width} height={height} fill={`url(#${tone})`} />
        {[80, 128, 176].map((radius) => (
          <circle
            key={radius}
            cx={width}
            cy={height}
            r={radius}
            className="on-brand"
            opacity={0.07}
          />
        ))}
      </g>
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={15.5}
        className="stroke-on-brand"
        opacity={0.25}
      />
      <Label x={24} y={40} size={18} weight={700} tone="on-brand">
        {title}
      </Label>
      <Glyph name="tap" x={256} y={22} tone="on-brand" />
      <rect x={24} y={64} width={44} height={34} rx={8} className="marigold" />
      <path
        d="M24 76h14m16 0h14M24 87h14m16 0h14M38 64v34m16-34v34"
        className="stroke-deep"
        opacity={0.4}
      />
      {[...(covered ? ['', '', ''] : ['••••', '••••', '••••']), digits].map((group, index) => (
        <Label
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change
          key={index}
          x={24 + index * 67}
          y={134}
          size={20}
          weight={600}
          tone="on-brand"
          spacing={1.5}
        >
          {group}
        </Label>
      ))}
      <Label x={24} y={168} tone="on-brand">
        {name}
      </Label>
      <Label x={280} y={168} tone="on-brand" anchor="end">
        {expiry}
      </Label>
    </At>
  );
}
