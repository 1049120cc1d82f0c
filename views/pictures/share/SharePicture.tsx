import { Label } from '../kit/shapes/Label.tsx';
import { Rings } from '../kit/stage/Backdrop.tsx';
import { css } from '../palette.ts';
import type { SceneEntry } from '../sceneEntry.ts';
import { Mark } from './Mark.tsx';
import { titleLines } from './titleLines.ts';

/** The size that social networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

const margin = 64;
const column = 432;
const stage = { x: 544, y: 65, width: 616, height: 500 } as const;

/** An owner's brand around the scene, which keeps its own colours. */
export interface ShareBrand {
  /** The owner's mark, as a data URL. */
  readonly mark: string;
  readonly ground: string;
  readonly rings: string;
}

interface SharePictureProps {
  readonly title: string;
  readonly scene: SceneEntry;
  readonly brand?: ShareBrand | undefined;
}

/**
 * What stands for a page where its link is shared: the title beside the scene. The company's name is not in it,
 * because an operator sets that long after the build has drawn this.
 */
export function SharePicture({ title, scene, brand }: SharePictureProps) {
  const { scene: Drawing, width, height } = scene;
  const { size, lines } = titleLines(title, column);
  const leading = size * 1.14;
  const first = shareSize.height / 2 + margin - ((lines.length - 1) * leading) / 2;
  const box = stageFor(width, height);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes a PNG, and the page's head has its alt text
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${shareSize.width} ${shareSize.height}`}>
      <style>{css}</style>
      {brand && (
        <style>{`.frame .deep{fill:${brand.ground}}.frame .deep-lift{fill:${brand.rings}}`}</style>
      )}
      <clipPath id="share">
        <rect {...box} rx={24} />
      </clipPath>
      <g className="frame">
        <rect {...shareSize} className="deep" />
        <Rings x={0} y={shareSize.height} size={520} tone="deep-lift" />
      </g>
      {brand ? (
        <image href={brand.mark} x={margin} y={72} width={64} height={64} />
      ) : (
        <Mark x={margin} y={72} size={64} />
      )}
      {lines.map((line, index) => (
        <Label
          key={line}
          x={margin}
          y={first + index * leading}
          size={size}
          weight={800}
          tone="on-deep"
        >
          {line}
        </Label>
      ))}
      <g clipPath="url(#share)">
        <rect {...box} className="ground" />
        <svg {...box} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <Drawing />
        </svg>
      </g>
    </svg>
  );
}

/* A scene that is wider than the stage gets a stage of its own shape, and so does an upright one, against the right margin. */
function stageFor(width: number, height: number) {
  const shown = {
    width: height > width ? Math.round((stage.height * width) / height) : stage.width,
    height: Math.min(stage.height, (stage.width * height) / width),
  };
  return {
    ...shown,
    x: stage.x + stage.width - shown.width,
    y: (shareSize.height - shown.height) / 2,
  };
}
