# Orca runs this file when it starts. It writes what Orca would say to a file, line by line, instead of speaking.
import os

from orca import settings, speech

spoken = open(os.environ["SPOKEN_FILE"], "a", buffering=1)


def write(text, acss, interrupt):
    spoken.write(text.replace("\n", " ") + "\n")


speech._speak = write
speech.init = lambda: None
# No speech by itself when a page has loaded, which would move the caret through the page.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
