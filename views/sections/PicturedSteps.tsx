import type { ReactNode } from 'react';
import type { PictureText } from '#content/pictureText.ts';
import { usePicture } from '../usePicture.ts';
import { Steps } from './Steps.tsx';

interface PicturedStepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Across the band above them, or beside them. */
  readonly picture: PictureText;
}

/** Steps with a picture of them; phones may show its parts beside the steps instead. */
export function PicturedSteps({ steps, picture }: PicturedStepsProps): ReactNode {
  const find = usePicture();
  return <Steps steps={steps} parts={picture.stepwise && find(picture).narrow?.src} />;
}
