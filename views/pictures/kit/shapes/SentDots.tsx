import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';

interface SentDotsProps extends Place {
  /** From one dot of a stream to the next, and from stream to stream once they run side by side. */
  readonly pitch: number;
  /** The radius of their source. */
  readonly source: number;
}

/* 624 dots of twenty texts, of which 19 failed. */
const streams = 16;
const each = 39;
const failed = 19;

/* From the edge of the source round to a row of its own, along which it runs on. */
function streamPath(stream: number, { pitch, source }: SentDotsProps): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  const share = (2 * stream) / (streams - 1) - 1;
  const angle = share * 1.2;
  const start = source * 1.24;
  const x = round(start * Math.cos(angle));
  const y = round(start * Math.sin(angle));
  const row = round((share * (streams - 1) * pitch) / 2);
  const end = start + pitch * 16;
  return `M${x} ${y}C${round(x * 1.9)} ${round(y * 1.9)} ${round(start + pitch * 5)} ${row} ${round(end)} ${row}H${Math.ceil(end * 4)}`;
}

const paths = (props: SentDotsProps): readonly string[] =>
  Array.from({ length: streams }, (_, stream) => streamPath(stream, props));

/* Which dots of each stream failed, in order: steps that share no factor keep them apart, and without a pattern. */
const failures = Array.from({ length: streams }, (_, stream) =>
  Array.from({ length: failed }, (_, nth) => nth)
    .filter((nth) => (nth * 7) % streams === stream)
    .map((nth) => Math.floor((0.14 + 0.84 * ((nth * 0.732) % 1)) * each))
    .sort((one, other) => one - other),
);

/* A row of single dots: between two of them lies a multiple of the pitch. */
const gaps = (dots: readonly number[], pitch: number): string =>
  dots
    .slice(1)
    .map((dot, index) => `0 ${Math.round((dot - (dots[index] ?? 0)) * pitch * 10) / 10}`)
    .concat('0 999')
    .join(' ');

/** The 12,480 texts of one sending, twenty to a dot, which fan out to the right from their source at 0,0: green where they arrived, red where not. */
export function SentDots(props: SentDotsProps) {
  const { pitch, source } = props;
  const ways = paths(props);
  /* A round line whose dashes have no length is a row of dots, which costs far less than as many circles. */
  return (
    <At x={props.x} y={props.y}>
      <g
        className="stroke-code-number"
        strokeWidth={(pitch * 0.56).toFixed(1)}
        strokeDasharray={`${`0 ${pitch} `.repeat(each - 1)}0 999`}
      >
        {ways.map((way) => (
          <path key={way} d={way} />
        ))}
      </g>
      {failures.map((dots, stream) => (
        <path
          key={ways[stream]}
          d={ways[stream]}
          className="stroke-on-deep-red"
          strokeWidth={(pitch * 0.92).toFixed(1)}
          strokeDasharray={gaps(dots, pitch)}
          strokeDashoffset={-(dots[0] ?? 0) * pitch}
        />
      ))}
      <circle r={source} fill="url(#sheen)" />
      <Glyph name="send" x={-source * 0.52} y={-source * 0.46} size={source} tone="on-brand" />
    </At>
  );
}
