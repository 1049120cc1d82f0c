import type { Colour } from '../../palette.ts';

interface DrapeProps {
  readonly tone: Colour;
}

/* Its folds, which are brown on marigold only. */
const foldsOf = (tone: Colour) => (tone === 'marigold' ? 'stroke-marigold-ink' : 'stroke-shade');

/** Of a sari, what is laid in folds from the hip over the shoulder of a standing figure (PersonBody.tsx). */
export const Pallu = ({ tone }: DrapeProps) => (
  <>
    <path
      d="M39 51.500C42 78 54 102 75 114L76 160C48 148 24 116 17 66Q19 55 30 53z"
      className={tone}
    />
    <path
      d="M34 52.500C37 86 52 112 75.400 127M29 53.500C31 94 48 126 75.700 143M23 57C26 100 44 134 76 154"
      className={foldsOf(tone)}
      strokeWidth={1.6}
      opacity={0.4}
    />
  </>
);

/** Its free end, which hangs down behind the shoulder. */
export const PalluEnd = ({ tone }: DrapeProps) => (
  <>
    <path d="M24 56C10 62 3 92 1 162Q10 169 24 167L30 80z" className={tone} />
    <path
      d="M1.300 152Q10 158 24 157"
      className="stroke-surface"
      strokeWidth={3}
      strokeLinecap="butt"
    />
    <path d="M15 70C9 94 8 124 8 150" className={foldsOf(tone)} strokeWidth={1.6} opacity={0.4} />
  </>
);

/** Its fold on the shoulder, over the sleeve of an arm that begins there: draw it after the arm. */
export const PalluShoulder = ({ tone }: DrapeProps) => (
  <>
    <path d="M39 51.500L41 64 37 84C32 79.500 24 77.500 15 79Q13.500 57 30 53z" className={tone} />
    <path
      d="M15 79C24 77.500 31 79 36.500 83M23.500 57C21.500 64 21.500 71 23 77.500M30 53.500C29 63 29.500 71 31.500 79.500"
      className={foldsOf(tone)}
      strokeWidth={1.6}
      opacity={0.4}
    />
  </>
);
