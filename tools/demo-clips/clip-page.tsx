import '#ui/styles/styles.css';
import './clip-page.css';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadFonts } from '#site/fonts/load-fonts.ts';
import { scenes } from './scenes.ts';

declare global {
  interface Window {
    /** Draws a topic's clip at a second, and returns the drawing's markup, to detect changes. */
    drawFrame?: (topicId: string, time: number) => string;
  }
}

const stage = document.getElementById('stage');
if (stage === null) throw new Error('The page has no element with the id "stage".');
const root = createRoot(stage);

await loadFonts();

window.drawFrame = (topicId, time) => {
  const scene = scenes[topicId];
  if (scene === undefined) throw new Error(`No scene is drawn for the topic "${topicId}".`);
  flushSync(() => root.render(createElement(scene, { time })));
  return stage.innerHTML;
};
