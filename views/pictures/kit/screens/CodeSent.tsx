import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { MessageBubble } from './MessageBubble.tsx';

interface CodeSentProps {
  /** Of the screen that both share: the text is at its right end, the tick in its middle. */
  readonly width: number;
  /** Of the letters of the text. */
  readonly size: number;
  /** Of the tick. */
  readonly tick: number;
}

/** A text with a code that an app has sent, and below it the tick of the app. */
export const CodeSent = ({ width, size, tick }: CodeSentProps) => {
  const high = size * 2.3;
  const bubble = Math.round(size * 2.5) + 40;
  return (
    <>
      <MessageBubble
        x={width - bubble}
        y={0}
        own
        flat
        width={bubble}
        height={high}
        size={size}
        lines={['4821']}
      />
      <At x={width / 2} y={high + tick / 2 + 18}>
        <Tick x={0} y={0} size={tick} />
      </At>
    </>
  );
};
