import { demoTopics } from '#content/demo-topics.ts';

/** The topics whose clip we record, `/demo/<id>.webm`; others have a video of the owner's. */
export const recordedTopics = demoTopics.filter(({ id, videoAddress }) => videoAddress === `/demo/${id}.webm`);
