import type { ReactNode } from 'react';
import { Boxes } from '../shapes/Boxes.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface FeedArticleProps extends Place {
  readonly width: number;
  readonly size: number;
  /** Above the title instead of its day, such as that it is new. */
  readonly children?: ReactNode;
}

/** An article on how to read a PAN, as the blog and a reader show it: its cover, its topic and its title in two lines. */
export function FeedArticle({ width, size, children, ...place }: FeedArticleProps) {
  const cover = Math.round(width * 0.4);
  const box = Math.round(width * 0.2);
  const letters = 3 * box + 2 * Math.round(box * 0.15);
  return (
    <Panel {...place} width={width} height={cover + size * 5.6}>
      <path
        d={`M0 16a16 16 0 0116-16H${width - 16}a16 16 0 0116 16V${cover}H0z`}
        fill="url(#sheen)"
      />
      <Boxes
        x={(width - letters) / 2}
        y={cover / 2 - box * 0.6}
        text="PAN"
        size={box}
        alert={[0]}
      />
      <g transform={`translate(${size} ${cover + size * 0.9})`}>
        {children ?? (
          <Label x={0} y={size} size={Math.round(size * 0.8)} tone="muted">
            Today
          </Label>
        )}
        <Label x={0} y={size * 2.4} size={size} weight={700}>
          How to read
        </Label>
        <Label x={0} y={size * 3.7} size={size} weight={700}>
          a PAN
        </Label>
      </g>
    </Panel>
  );
}
