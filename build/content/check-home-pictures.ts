import { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';
import { faultOfPublicFile } from './public-files.ts';

/** The pictures of `content/home.ts` whose file can't be shown. */
export function checkHomePictures({ file, value, lineOf }: ContentValue, root: string): ContentError[] {
  return Object.entries(Object(value)).flatMap(([name, picture]) => {
    const { image } = Object(picture);
    const fault = typeof image === 'string' && faultOfPublicFile(root, image);
    if (!fault) return [];
    return [
      new ContentError(
        file,
        lineOf([name, 'image']),
        `image\u00a0: lu «\u202f${image}\u202f», ${fault.problem}`,
        fault.fix,
      ),
    ];
  });
}
