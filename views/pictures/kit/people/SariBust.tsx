import { PersonHead } from './PersonHead.tsx';

/** A woman in a red sari who looks to the left, without her arms, on a field of 126; she ends at 140. */
export const SariBust = () => (
  <>
    <path d="M26 140V100L30 92 48 88H78L96 92 100 100V140z" className="red" />
    <PersonHead hair="bun" looks="left" />
    {/* What is laid over the shoulder, and its folds. */}
    <path
      d="M79 87.500L97 92 100 104V112C86 128 70 136 58 140H26V126C50 120 70 106 79 87.500z"
      className="marigold"
    />
    <path
      d="M86 90C78 110 56 128 30 134M93 93C87 112 68 130 46 138"
      className="stroke-marigold-ink"
      strokeWidth={1.5}
      opacity={0.45}
    />
  </>
);
