import { Photograph } from '../people/Photograph.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { panSpecimen } from './panSpecimen.ts';

interface CheckedPanCardProps extends Place {
  readonly width: number;
  readonly head: number;
  /** From one of the three lines below the head to the next. */
  readonly step: number;
  /** Of the values, of what names them, and the width of the portrait. */
  readonly size: number;
  readonly caption: number;
  readonly portrait: number;
  /** How far to the right of the card the ticks are, how large, and how far down the line through them leads. */
  readonly aside: number;
  readonly tick: number;
  readonly down: number;
}

/** A PAN card that says it is a specimen and bears no emblem; beside each of its lines is a tick, and all of them lead down to one result. */
export function CheckedPanCard(props: CheckedPanCardProps) {
  const { width, head, step, size, caption, portrait, aside, tick, down, ...place } = props;
  /* The photograph is as high as the three lines, and all edges around both are as wide. */
  const pad = size;
  const line = caption * 0.72 + size * 1.16;
  const block = 2 * step + line;
  const height = head + block + 2 * pad;
  const left = pad * 1.8 + portrait;
  const spine = width + aside;
  const middles = panSpecimen.map((_, row) => head + pad + row * step + line / 2);
  return (
    <At {...place}>
      <path
        d={`M${spine} ${middles[0]}V${down}${middles.map((y) => `M${width} ${y}H${spine}`).join('')}`}
        className="stroke-green"
        strokeWidth={tick / 11}
      />
      <Shadow width={width} height={height} radius={18} />
      <g className="sheet">
        <rect width={width} height={height} rx={18} className="paper" />
        <Head width={width} height={head} pad={pad} size={size} caption={caption} />
        <Photograph x={pad} y={head + pad} width={portrait} height={block} hair="long" />
        {panSpecimen.map(([name, text], row) => (
          <At key={name} x={left} y={head + pad + row * step}>
            {row > 0 && (
              <path d={`M0 ${(line - step) / 2}H${width - pad - left}`} className="stroke-line" />
            )}
            <Label x={0} y={caption * 0.72} size={caption} weight={600} tone="muted">
              {name}
            </Label>
            <Label x={0} y={line} size={size} weight={800}>
              {text}
            </Label>
          </At>
        ))}
      </g>
      {middles.map((y) => (
        <Tick key={y} x={spine} y={y} size={tick} />
      ))}
    </At>
  );
}

interface HeadProps extends Pick<CheckedPanCardProps, 'width' | 'size' | 'caption'> {
  readonly height: number;
  readonly pad: number;
}

const Head = ({ width, height, pad, size, caption }: HeadProps) => {
  const tag = textWidth('Specimen', caption) + caption * 1.4;
  const tall = caption * 1.8;
  return (
    <>
      <path
        d={`M0 ${height}V18A18 18 0 0118 0H${width - 18}a18 18 0 0118 18V${height}z`}
        fill="url(#sheen)"
      />
      <Label x={pad} y={height / 2 + size * 0.38} size={size * 1.05} weight={800} tone="on-brand">
        PAN card
      </Label>
      <At x={width - pad - tag} y={(height - tall) / 2}>
        <rect width={tag} height={tall} rx={tall / 2} className="marigold-soft" />
        <Label
          x={tag / 2}
          y={tall / 2 + caption * 0.36}
          size={caption}
          weight={700}
          tone="marigold-ink"
          anchor="middle"
        >
          Specimen
        </Label>
      </At>
    </>
  );
};
