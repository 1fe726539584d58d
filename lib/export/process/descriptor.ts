/** Where the export process writes its frames: beside the three that every program has. */
export const FRAMES_DESCRIPTOR = 3;
