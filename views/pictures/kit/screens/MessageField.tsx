import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

const pad = 12;

/** The field at the foot of a conversation, empty and 40 high, and below it the first row of a keyboard. */
export const MessageField = ({ width, ...place }: Place & { readonly width: number }) => {
  const key = (width - pad) / 6;
  return (
    <At {...place}>
      <rect x={pad} width={width - 2 * pad - 48} height={40} rx={20} className="surface-2" />
      <rect x={pad} width={width - 2 * pad - 48} height={40} rx={20} className="stroke-line" />
      <path d={`M${pad + 18} 11V29`} className="stroke-brand" strokeWidth={2.5} />
      <circle cx={width - pad - 20} cy={20} r={20} className="brand" />
      <Glyph name="send" x={width - pad - 30} y={10} size={20} tone="on-brand" />
      <rect y={52} width={width} height={400} className="line" />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <rect
          key={index}
          x={pad + index * key}
          y={64}
          width={key - pad}
          height={52}
          rx={6}
          className="surface"
        />
      ))}
    </At>
  );
};
