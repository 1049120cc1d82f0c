import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PaperDocumentProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly title?: string;
  readonly note?: string;
  /** Grey lines of unread text under the title: so many. */
  readonly lines?: number;
  /** It fills its picture, so it is darker after dark. */
  readonly large?: boolean;
  readonly flat?: boolean;
  /** Of its corner; a small sheet has a smaller one. */
  readonly fold?: number;
  readonly children?: ReactNode;
}

const lengths = [1, 0.94, 0.97, 0.6];

/** A page with a folded corner. */
export function PaperDocument({
  width,
  height,
  title,
  note,
  lines = 0,
  large,
  flat,
  fold = 32,
  children,
  ...place
}: PaperDocumentProps) {
  const sheet = `M8 0H${width - fold}L${width} ${fold}V${height - 8}a8 8 0 01-8 8H8a8 8 0 01-8-8V8a8 8 0 018-8z`;
  return (
    <At {...place}>
      <g className={large ? 'sheet large' : 'sheet'}>
        {!flat && (
          <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 14)" />
        )}
        <path d={sheet} className="paper" />
        <path d={sheet} className="stroke-line" />
        <path
          d={`M${width - fold} 0v${fold - 8}a8 8 0 008 8h${fold - 8}z`}
          className="brand-soft"
        />
        {title && (
          <Label x={24} y={42} size={20} weight={700}>
            {title}
          </Label>
        )}
        {note && (
          <Label x={24} y={64} size={14} tone="muted">
            {note}
          </Label>
        )}
        {Array.from({ length: lines }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            key={index}
            x={24}
            y={88 + index * 20}
            width={Math.round((width - 48) * (lengths[index % 4] ?? 1))}
            height={8}
            rx={4}
            className="line"
          />
        ))}
        {children}
      </g>
    </At>
  );
}
