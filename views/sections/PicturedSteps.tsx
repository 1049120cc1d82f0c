import type { ReactNode } from 'react';
import type { PictureText } from '#content/pictureText.ts';
import { usePicture } from '../usePicture.ts';
import { Steps } from './Steps.tsx';

interface PicturedStepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Across the band above them. */
  readonly banner: PictureText;
}

/** Steps below a picture of them; phones may show its parts beside the steps instead. */
export function PicturedSteps({ steps, banner }: PicturedStepsProps): ReactNode {
  const find = usePicture();
  return <Steps steps={steps} parts={banner.stepwise && find(banner).narrow?.src} />;
}
