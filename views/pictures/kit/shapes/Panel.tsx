import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface ShadowProps {
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** The one soft shadow, for a part that lies above what is behind it. */
export function Shadow({ width, height, radius = 16 }: ShadowProps) {
  return (
    <rect
      x={8}
      y={20}
      width={width - 16}
      height={height - 12}
      rx={radius}
      className="shade"
      filter="url(#soft)"
    />
  );
}

interface PanelProps extends Place, ShadowProps {
  readonly tone?: Colour | 'sheen' | 'night';
  readonly title?: string;
  /** Stands right of the title. */
  readonly note?: string;
  readonly flat?: boolean;
  readonly children?: ReactNode;
}

/** Height of a panel's title line; its content starts below. */
const titleHeight = 56;

/** A sheet of interface: shadow, surface, hairline, and a title line if it has one. */
export function Panel(props: PanelProps) {
  const {
    width,
    height,
    radius = 16,
    tone = 'surface',
    title,
    note,
    flat,
    children,
    ...place
  } = props;
  const isGradient = tone === 'sheen' || tone === 'night';
  const isDark = isGradient || tone === 'deep' || tone === 'brand';
  return (
    <At {...place}>
      {!flat && <Shadow width={width} height={height} radius={radius} />}
      <rect
        width={width}
        height={height}
        rx={radius}
        {...(isGradient ? { fill: `url(#${tone})` } : { className: tone })}
      />
      <rect
        x={0.5}
        y={0.5}
        width={width - 1}
        height={height - 1}
        rx={radius - 0.5}
        className={`edge ${isDark ? 'stroke-on-deep' : 'stroke-line'}`}
        opacity={isDark ? 0.14 : undefined}
      />
      {title && (
        <>
          <Label x={20} y={35} size={17} weight={700} tone={isDark ? 'on-deep' : 'ink'}>
            {title}
          </Label>
          <path
            d={`M1 ${titleHeight - 0.5}H${width - 1}`}
            className={isDark ? 'stroke-deep-lift' : 'stroke-line'}
          />
        </>
      )}
      {note && (
        <Label x={width - 20} y={35} anchor="end" tone={isDark ? 'on-deep-muted' : 'muted'}>
          {note}
        </Label>
      )}
      {children}
    </At>
  );
}
