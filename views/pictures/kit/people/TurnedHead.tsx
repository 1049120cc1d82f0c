import { useDrawnScale } from '../stage/At.tsx';
import { Face } from './Face.tsx';
import { type LookProps, showsFace } from './PersonHead.tsx';

/** A head turned by half to the right, on the field of PersonHead: the chin is at 84, the neck ends at 106. */
export const TurnedHead = ({ skin = 'skin' }: Pick<LookProps, 'skin'>) => {
  const scale = useDrawnScale();
  return (
    <>
      <path d="M22 10a14 14 0 0128 0c0 8-6 14-14 14s-14-6-14-14z" className="hair" />
      <path d="M28 44C24-2 94-6 92 40L60 72Q34 72 28 44z" className="hair" />
      <path d="M45 66h27v26c0 14-27 14-27 0z" className={skin} />
      <path d="M50 80c8 5 16 6 22 4v5c-8 4-16 2-22-4z" className="hair" opacity={0.18} />
      <path
        d="M44 44C48 18 88 14 91 40C92 45 91 48 92 53C92 60 91 64 89 69C86 79 79 85 70 84C56 83 45 72 42 56z"
        className={skin}
      />
      <path d="M45 47c-10-4-11 15 1 16z" className={skin} />
      <path d="M41 53q3 1 4 4" className="stroke-hair" strokeWidth={1.5} opacity={0.3} />
      {/* Seen from the side, eyes are closer to each other. */}
      {showsFace(scale) && (
        <g transform="translate(12.500 1) scale(.9 1)">
          <Face skin={skin} looks="right" bearded={false} isSmall={scale < 0.7} />
        </g>
      )}
      <path
        d="M92 42C90 32 85 25 77 21C70 34 58 41 49 49C46 44 40 46 40 52Q37 56 38 62C26 54 26 34 34 22C48 0 92 4 92 42z"
        className="hair"
      />
      <circle cx={43} cy={66} r={2.5} className="marigold" />
    </>
  );
};
