import type { ReactNode } from 'react';
import type { PictureText } from '#content/pictureText.ts';
import { rupees } from '#content/rupees.ts';
import type { FlowStop } from '#content/sections.ts';
import { stepView } from '../pictures/stepView.ts';
import { usePicture } from '../usePicture.ts';
import { Picture } from '../widgets/parts/Picture.tsx';
import { minus } from '../widgets/sums/amounts.ts';

interface FlowProps {
  /** In rupees. */
  readonly amount: number;
  readonly stops: readonly FlowStop[];
  readonly back: string;
  /** When the payment takes the way back, on its line. */
  readonly backWhen?: string | undefined;
  readonly backToMiddle?: true | undefined;
  /** Who stands on the stops. */
  readonly cast: PictureText;
}

/** The way of a payment from hand to hand, what it changes in the books of each, and the way back if it fails. */
export function Flow(props: FlowProps): ReactNode {
  const { amount, stops, back, backWhen, backToMiddle, cast } = props;
  const find = usePicture();
  const figures = find(cast);
  const heads = figures.narrow;
  const receiver = backToMiddle ? 1 : 0;
  return (
    <div className="flow">
      <Picture {...figures} narrow={undefined} />
      <ol className="flow-stops">
        {stops.map((stop, index) => (
          <li key={stop.name} data-when={index === receiver ? backWhen : undefined}>
            <div className="flow-stop">
              {heads && (
                <Picture src={`${heads.src}#${stepView(index)}`} alt="" width={96} height={96} />
              )}
              <h3>{stop.name}</h3>
              <Books {...stop} amount={rupees(amount)} />
            </div>
            {stop.onward && (
              <p className="flow-onward">
                {stop.onward}
                <span className="flow-dot" />
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className={backToMiddle ? 'flow-back flow-back-middle' : 'flow-back'} data-when={backWhen}>
        <span>{back}</span>
      </p>
    </div>
  );
}

type BooksProps = Pick<FlowStop, 'receives' | 'pays'> & { readonly amount: string };

function Books({ receives, pays, amount }: BooksProps): ReactNode {
  return (
    <dl>
      {receives && (
        <div>
          <dt>{receives}</dt>
          <dd className="flow-gain">{`+${amount}`}</dd>
        </div>
      )}
      {pays && (
        <div>
          <dt>{pays}</dt>
          <dd>{minus + amount}</dd>
        </div>
      )}
    </dl>
  );
}
