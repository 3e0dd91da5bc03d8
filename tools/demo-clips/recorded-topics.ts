import { demoTopics } from '#content/demo-topics.ts';

/** The topics whose clip we record, `/demo/<id>.webm`; the owner gives others a video of their own. */
export const recordedTopics = demoTopics.filter(({ id, videoAddress }) => videoAddress === `/demo/${id}.webm`);
